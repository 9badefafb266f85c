import type { TermsContent } from './landing-data.ts';
import css from './landing.module.css';

/** One row for each product; its name, the first cell, is unique. */
export function Terms({ title, head, rows }: TermsContent) {
  return (
    <section className={css['section']} id="terms">
      <h2>{title}</h2>
      <table className={css['terms']}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell, column) => (
                <td key={head[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
