import { describe, expect, it } from '@jest/globals';
import { inlineJson } from './inline-json.ts';

describe('inline JSON', () => {
  it('cannot end the script that it stands in, and reads back the same', () => {
    const value = { text: '</script><!-- \u2028\u2029 <b>' };
    const json = inlineJson(value);
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual(value);
  });
});
