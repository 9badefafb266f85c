import { describe, expect, it } from '@jest/globals';
import { askedIn, type QuestionName, type Variant } from '@polden/loan-application';
import { checkAnswers } from './check-answers.ts';
import { mainInfoOf } from './questionnaire-body.ts';
import { forgottenStep, keptAnswers } from './draft-answers.ts';
import { checkStep, QUESTION_STEPS } from './question-steps.ts';
import { fieldOf } from '../field-names.ts';
import { summarized } from './questions.ts';

const year = new Date().getFullYear();

describe('answers of the questionnaire', () => {
  it.each<[QuestionName, string]>([
    ['lastName', "О'Коннор-Петрова"],
    ['birthday', `05.03.${year - 30}`],
    ['passport', '4510 123456'],
    ['passportSeriya', '4510'],
    ['passportNumber', '123456'],
    ['dateOfIssue', '20.05.2015'],
    ['departmentCode', '770-001'],
    ['monthIncome', '90\u00a0000'],
    ['email', 'anna@почта.рф'],
    ['carProduced', String(year)],
    ['carNumber', 'a123bc77'],
    ['middleName', ''],
    ['middleName', '—'],
    ['middleName', 'нет'],
    ['email', ''],
    ['carCost', ''],
  ])('takes %s «%s»', (name, typed) => {
    expect(checkAnswers([name], { [name]: typed })).toEqual({});
  });

  it.each<[QuestionName, string, RegExp]>([
    ['lastName', '', /Укажите фамилию/],
    ['lastName', 'Ivanova', /Русскими буквами/],
    ['birthday', '31.02.1990', /Такого дня нет/],
    ['birthday', '31.02', /Дата целиком/],
    ['birthday', `01.01.${year - 19}`, /от 20 до 65/],
    ['birthday', `01.01.${year - 67}`, /от 20 до 65/],
    ['passport', '4510 12345', /Десять цифр/],
    ['passportSeriya', '451', /Четыре цифры/],
    ['passportNumber', '12345', /Шесть цифр/],
    ['dateOfIssue', `01.01.${year + 1}`, /ещё не наступил/],
    ['departmentCode', '770', /Шесть цифр/],
    ['passport', '0000 000000', /Такого паспорта не бывает/],
    ['departmentCode', '000-000', /Такого кода не бывает/],
    ['placeOfIssue', 'А', /напишите целиком/],
    ['placeOfIssue', '🙂🙂🙂', /русскими буквами/],
    ['placeOfIssue', '770001', /русскими буквами/],
    ['monthIncome', '0', /больше нуля/],
    ['email', 'anna@', /Проверьте адрес/],
    ['email', 'anna..p@mail.ru', /Проверьте адрес/],
    ['monthIncome', 'полтора млн', /цифрами/],
    ['firstName', 'А'.repeat(61), /60 знаков/],
    ['carProduced', String(year - 21), /Год выпуска.*старше 20 лет/],
    ['carProduced', String(year + 1), /Год выпуска/],
    ['carNumber', 'Д123ВС77', /с регионом/],
    ['region', '', /Выберите регион/],
  ])('refuses %s «%s»', (name, typed, message) => {
    expect(checkAnswers([name], { [name]: typed })).toEqual({
      [fieldOf(name)]: [expect.stringMatching(message)],
    });
  });

  it('knows that nobody has a passport before fourteen, and the same one after twenty', () => {
    const answers = { birthday: `05.03.${year - 30}`, dateOfIssue: `05.03.${year - 17}` };
    expect(checkAnswers(['dateOfIssue'], answers)).toHaveProperty([fieldOf('dateOfIssue')]);
    expect(checkAnswers(['dateOfIssue'], { ...answers, dateOfIssue: `05.03.${year - 12}` })).toHaveProperty([
      fieldOf('dateOfIssue'),
    ]);
    const renewed = { ...answers, dateOfIssue: `05.03.${year - 9}` };
    expect(checkAnswers(['dateOfIssue'], renewed)).toEqual({});
    const underOtherName = { ...answers, birthday: '', birthDate: answers.birthday };
    expect(checkAnswers(['dateOfIssue'], underOtherName)).toHaveProperty([fieldOf('dateOfIssue')]);
  });

  it('takes no domestic car that is too old, under either of the steps that ask for it', () => {
    const old = { carMark: 'LADA', carProduced: String(year - 13) };
    expect(checkAnswers(['carMark', 'carProduced'], old)).toEqual({
      [fieldOf('carProduced')]: [expect.stringContaining('не старше 12 лет')],
    });
    expect(checkAnswers(['carMark', 'carProduced'], { ...old, carMark: 'Kia' })).toEqual({});
    expect(checkAnswers(['lastName'], { ...old, lastName: 'Иванова' })).toEqual({});
  });

  it('sums mistakes up in the order of the questions, each under its name', () => {
    const wrong = checkAnswers(['lastName', 'firstName', 'birthday', 'dateOfIssue', 'departmentCode'], {
      lastName: 'Ivanova',
      firstName: '',
      birthday: '05.03.1990',
      dateOfIssue: '05.03.2003',
      departmentCode: '770',
    });
    const told = Object.values(summarized(wrong)).flat();
    expect(told.slice(0, 2)).toEqual(['Фамилия — русскими буквами, как в паспорте', 'Укажите имя']);
    expect(told[2]).toMatch(/^Дата выдачи — /u);
    expect(told[3]).toMatch(/^Код подразделения — шесть цифр/u);
  });

  it('sends no patronymic for one that somebody does not have', () => {
    expect(mainInfoOf({ firstName: 'Анна', middleName: '-' }, 'vehicle')).toEqual({ firstName: 'Анна' });
  });

  it.each<Variant>(['vehicle', 'installment'])('%s asks all that the API wants', (variant) => {
    const asked = QUESTION_STEPS[variant].flatMap(({ questions }) => questions);
    const wanted = askedIn(variant).flatMap(({ name, required }) => (required === undefined ? [] : [name]));
    expect(asked).toEqual(expect.arrayContaining(wanted));
    const missing = Object.keys(checkAnswers(asked, {}));
    expect(missing).toEqual(wanted.map(fieldOf));
  });

  it('sends what its variant asks, not what another one was told before', () => {
    const answers = {
      passport: '4510 123456',
      passportSeriya: '4611',
      passportNumber: '654321',
      carMark: 'LADA',
    };
    expect(mainInfoOf(answers, 'installment')).toEqual({ passportSeriya: '4611', passportNumber: '654321' });
  });

  it('judges a passport by the birth date of its own variant, not by one that another was told', () => {
    const told = { birthday: '05.03.1980', birthDate: '05.03.1990', dateOfIssue: '20.05.2015' };
    const problem = [fieldOf('dateOfIssue')];
    expect(Object.keys(checkStep('vehicle', 1, told))).toEqual(expect.arrayContaining(problem));
    expect(Object.keys(checkStep('installment', 1, told))).not.toEqual(expect.arrayContaining(problem));
  });

  it('keeps in the browser what is in no passport, and asks the rest again after a reload', () => {
    const kept = keptAnswers({
      lastName: 'Иванова',
      passport: '4510 123456',
      passportSeriya: '4510',
      passportNumber: '123456',
      dateOfIssue: '20.05.2015',
      departmentCode: '770-001',
      placeOfIssue: 'ОВД',
      placeOfBirth: 'Москва',
      residentialAddress: 'Арбат, 1',
      birthday: '05.03.1990',
      birthDate: '05.03.1990',
      monthIncome: '90 000',
      carMark: 'LADA',
    });
    expect(kept).toEqual({ lastName: 'Иванова', monthIncome: '90 000', carMark: 'LADA' });
    expect(forgottenStep('vehicle', kept, 3)).toBe(0);
    expect(forgottenStep('vehicle', { ...kept, birthday: '05.03.1990' }, 3)).toBe(1);
    expect(forgottenStep('vehicle', kept, 0)).toBeNull();
  });
});
