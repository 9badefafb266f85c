import { DOCUMENT_PAGES, type DocumentComparison, type RegisteredDocument } from '@polden/api-contract';
import { plural } from '@polden/ru';
import { Form } from 'react-router-dom';
import { Button, Notice, SelectField } from '@polden/ui';
import { comparedRuns } from './compared-runs.ts';
import type { DocumentData } from './document.loader.ts';
import { periodOf } from './document-words.ts';
import css from './documents.module.css';

const ANCHOR = 'sravnenie';
const WORDS = { single: 'слово', more: 'слова', many: 'слов' };

interface ComparisonProps {
  document: RegisteredDocument;
  comparison: DocumentData['comparison'];
}

/** Two versions word by word; a GET form, so each comparison has an address. */
export function Comparison({ document, comparison }: ComparisonProps) {
  const { kind, id, versions, today } = document;
  const options = versions.map((version) => ({
    value: String(version.number),
    label: `№ ${version.number}. ${periodOf(version, today)}`,
  }));
  const [latest, previous] = versions;
  const compared = typeof comparison === 'string' ? null : comparison;
  const from = compared?.from.number ?? previous?.number;
  const to = compared?.to.number ?? latest?.number;
  return (
    <section className={css.group} id={ANCHOR} aria-labelledby="sravnenie-title">
      <h2 id="sravnenie-title" className={css.groupTitle}>
        Что изменилось
      </h2>
      <Form
        action={`${DOCUMENT_PAGES[kind]}/${id}#${ANCHOR}`}
        className={css.compareForm}
        key={`${from} ${to}`}
      >
        <SelectField label="Было" name="from" options={options} defaultValue={String(from)} />
        <SelectField label="Стало" name="to" options={options} defaultValue={String(to)} />
        <Button type="submit" variant="secondary">
          Сравнить
        </Button>
      </Form>
      {comparison === 'late' && (
        <Notice tone="warning">Сравнение ещё готовится. Обновите страницу через несколько секунд.</Notice>
      )}
      {comparison === 'same' && <Notice>Выбрана одна и та же редакция. Выберите две разные.</Notice>}
      {compared && <Compared comparison={compared} />}
    </section>
  );
}

function Compared({ comparison: { parts, from, to } }: { comparison: DocumentComparison }) {
  if (!parts) {
    return (
      <Notice>В одном из файлов нет текста, который можно сравнить. Откройте обе редакции рядом.</Notice>
    );
  }
  if (parts.every(({ change }) => change === 'same')) {
    return (
      <Notice>
        Слова в редакциях № {from.number} и № {to.number} одни и те же: изменился только вид.
      </Notice>
    );
  }
  return (
    <div className={css.compared}>
      <p className={css.legend}>
        <del className={css.removed}>Зачёркнуто</del> — было в редакции № {from.number},{' '}
        <ins className={css.added}>подчёркнуто</ins> — стало в редакции № {to.number}. Сравниваются слова;
        таблицы и вид смотрите в файлах.
      </p>
      <div className={css.text}>
        {comparedRuns(parts).map((run, index) => {
          if (run.kind === 'gap') {
            return (
              <p key={index} className={css.gap}>
                Без изменений: {run.words} {plural(run.words, WORDS)}
              </p>
            );
          }
          return (
            <p key={index}>
              {run.parts.map(({ change, text }, place) => {
                if (change === 'same') return <span key={place}>{text}</span>;
                return change === 'added' ? (
                  <ins key={place} className={css.added}>
                    {text}
                  </ins>
                ) : (
                  <del key={place} className={css.removed}>
                    {text}
                  </del>
                );
              })}
            </p>
          );
        })}
      </div>
    </div>
  );
}
