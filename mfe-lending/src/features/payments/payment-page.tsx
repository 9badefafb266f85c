import type { ReactNode } from 'react';
import { tieNumbers } from '@polden/ru';
import { Breadcrumbs, Container, Details, faqPage, PageHeading, PageMeta, Section } from '@polden/ui';
import css from './payments.module.css';

export interface PaymentQuestion {
  question: string;
  /** Plain text: search engines read it as well. */
  answer: string;
}

export interface PaymentPageProps {
  /** Of the browser's tab and of search engines. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** Under the heading: figures or a button. */
  facts?: ReactNode;
  /** On the overview itself the way up is the home page. */
  isOverview?: boolean;
  questions: PaymentQuestion[];
  children: ReactNode;
}

const HOME = { to: '/', label: 'Главная' };
const OVERVIEW = { to: '/pogasit-zajm', label: 'Погасить заём' };

/** What every page about paying back has: its place, its heading and its questions. */
export function PaymentPage(props: PaymentPageProps) {
  const { title, description, heading, lead, facts, isOverview = false, questions, children } = props;
  const breadcrumbs = isOverview ? [HOME] : [HOME, OVERVIEW];
  return (
    <>
      <PageMeta
        title={title}
        description={description}
        breadcrumbs={breadcrumbs}
        structured={[faqPage(questions)]}
      />
      <Container>
        <div className={css.top}>
          <Breadcrumbs items={breadcrumbs} />
          <PageHeading title={heading} lead={tieNumbers(lead)}>
            {facts}
          </PageHeading>
        </div>
      </Container>
      {children}
      <Section title="Спрашивают чаще всего" layout="aside">
        {questions.map(({ question, answer }) => (
          <Details key={question} summary={question}>
            <p>{tieNumbers(answer)}</p>
          </Details>
        ))}
      </Section>
    </>
  );
}
