import { describe, expect, it } from '@jest/globals';
import { isSourceMark, marksIn, sourceOfMarks } from './lead-source.ts';

const marks = (query: string): string => marksIn(new URLSearchParams(query));

describe('marks of where a visitor came from', () => {
  it('are those of advertising and of partners, and nothing else of the address', () => {
    expect(marks('sum=1&utm_source=radio&leadTypeId=7&leadGenCode=AB-1&gclid=2&partner=bank')).toBe(
      'leadGenCode=AB-1&leadTypeId=7&partner=bank&utm_source=radio',
    );
    expect(marks('sum=1&product=pts')).toBe('');
  });

  it('are known however the link is spelled', () => {
    expect(marks('UTM_SOURCE=a&leadgencode=b&lead_type_id=c&utm_Term=')).toBe(
      'leadGenCode=b&leadTypeId=c&utm_source=a',
    );
    expect(marks('utm_source=&utm_source=second')).toBe('utm_source=second');
    expect(['utm_source', 'LEADGENCODE', 'lead_type_id', 'sum'].map(isSourceMark)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('never hold what the API would refuse', () => {
    const source = sourceOfMarks(`leadTypeId=${'7'.repeat(500)}&utm_term=%00a%0Ab%00&partner=%F0%9F`);
    expect(source.leadTypeId).toHaveLength(40);
    expect(source.utmTerm).toBe('a b');
    expect(source).not.toHaveProperty('leadGenCode');
  });

  it('are the same after another reading', () => {
    const written = marks('utm_campaign=Весна+и+лето&leadGenCode=a%26b%3Dc');
    expect(marks(written)).toBe(written);
    expect(sourceOfMarks(written)).toEqual({ utmCampaign: 'Весна и лето', leadGenCode: 'a&b=c' });
  });
});
