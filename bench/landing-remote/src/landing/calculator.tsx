// For Next.js: of the components of the page only this one runs in browsers. Other compilers drop the line.
'use client';

import { useEffect, useState } from 'react';
import { formatRubles } from '@polden/ru';
import type { CalculatorContent } from './landing-data.ts';
import css from './landing.module.css';
import { RangeRow } from './range-row.tsx';

export function Calculator({ content }: { content: CalculatorContent }) {
  const [sum, setSum] = useState(content.sum);
  const [days, setDays] = useState(content.days);
  useEffect(() => {
    // What the bench waits for: from here on the page answers.
    performance.mark('interactive');
  }, []);
  const interest = (sum * content.rate * days) / 100;
  return (
    <section className={css['section']} id="calc">
      <h2>{content.title}</h2>
      <form className={css['calc']}>
        <RangeRow
          name="sum"
          label={content.sumLabel}
          min={content.min}
          max={content.max}
          step={content.step}
          value={sum}
          text={formatRubles(sum)}
          onChange={setSum}
        />
        <RangeRow
          name="days"
          label={content.termLabel}
          min={content.minDays}
          max={content.maxDays}
          step={1}
          value={days}
          text={`${days} дн.`}
          onChange={setDays}
        />
        <dl>
          <dt>{content.rateLabel}</dt>
          <dd>{`${String(content.rate).replace('.', ',')} %`}</dd>
          <dt>{content.overLabel}</dt>
          <dd>{formatRubles(interest)}</dd>
          <dt>{content.resultLabel}</dt>
          <dd id="total">{formatRubles(sum + interest)}</dd>
        </dl>
        <button type="button">{content.button}</button>
      </form>
    </section>
  );
}
