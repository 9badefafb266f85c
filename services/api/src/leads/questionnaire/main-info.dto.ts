import { type MainInfo, mainInfoQuestions } from '@polden/loan-application';
import { withAnswers } from './with-answers.ts';

/** The questionnaire as any variant sends it; each field that is there is checked, what must be there elsewhere. */
export class MainInfoDto
  extends withAnswers<object, MainInfo>(
    Object,
    mainInfoQuestions().map(([name, question]) => ({ name, question, required: false })),
  )
  implements MainInfo {}
