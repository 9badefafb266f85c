import { CITIES } from '../cities.ts';
import { MAIN_CITY } from '../city-aliases.ts';
import { REGIONS } from '../regions.ts';
import { MOSCOW_DISTRICTS, PETERSBURG_DISTRICTS } from './districts.ts';
import { regionDative } from './region-dative.ts';

/** A department that has issued passports. */
export interface IssueOffice {
  /** Its code in passports: 770-001. The first two digits are the region, the third is the kind of the department. */
  code: string;
  /** As passports have it, in capitals. */
  name: string;
}

const MOSCOW = 77;
const PETERSBURG = 78;
const OF_REGION = 0;
const OF_DISTRICT = 1;
const OF_CITY = 2;

/** The departments of large regions are head ones. */
const LARGE = [16, 22, 23, 24, 34, 36, 38, 50, 52, 54, 59, 61, 63, 64, 66, 74, MOSCOW, PETERSBURG];

/** The departments of every region, of the cities where the lender works and of their districts. */
export const ISSUE_OFFICES: readonly IssueOffice[] = [
  ...REGIONS.flatMap(({ id, title }) => ofRegion(id, title)),
  ...CITIES.filter((city) => city !== MAIN_CITY).flatMap(ofCity),
  ...MOSCOW_DISTRICTS.map((district, index) => ({
    code: codeOf(MOSCOW, OF_DISTRICT, index + 1),
    name: `отделением УФМС России по гор. Москве по району ${district}`,
  })),
  ...PETERSBURG_DISTRICTS.map((district, index) => ({
    code: codeOf(PETERSBURG, OF_DISTRICT, index + 1),
    name: `отделом УФМС России по Санкт-Петербургу и Ленинградской обл. в ${district} районе`,
  })),
]
  .map(({ code, name }) => ({ code, name: name.toLocaleUpperCase('ru') }))
  .sort((a, b) => (a.code < b.code ? -1 : 1));

function ofRegion(id: number, title: string): IssueOffice[] {
  const dative = regionDative(title);
  const head = headOf(id, title);
  return [
    { code: codeOf(id, OF_REGION, 1), name: `${head} по ${dative}` },
    { code: codeOf(id, OF_REGION, 2), name: `УФМС России по ${dative}` },
    { code: codeOf(id, OF_REGION, 3), name: `управлением по вопросам миграции ${head} по ${dative}` },
  ];
}

function headOf(regionId: number, title: string): string {
  if (/Республика/u.test(title)) return 'МВД';
  return LARGE.includes(regionId) ? 'ГУ МВД России' : 'УМВД России';
}

function ofCity({ id, regionId, prepositional }: (typeof CITIES)[number]): IssueOffice[] {
  const region = REGIONS.find((each) => each.id === regionId);
  const dative = region ? regionDative(region.title) : '';
  // Two departments for each city; the number of the city keeps the codes apart.
  return [
    {
      code: codeOf(regionId, OF_CITY, id * 2 - 1),
      name: `отделом УФМС России по ${dative} в гор. ${prepositional}`,
    },
    {
      code: codeOf(regionId, OF_CITY, id * 2),
      name: `отделением УМВД России по ${dative} в гор. ${prepositional}`,
    },
  ];
}

function codeOf(region: number, kind: number, number: number): string {
  return `${String(region).padStart(2, '0')}${kind}-${String(number).padStart(3, '0')}`;
}
