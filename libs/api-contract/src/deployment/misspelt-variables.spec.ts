import { describe, expect, it } from '@jest/globals';
import { misspeltInWords, misspeltVariables } from './misspelt-variables.ts';
import { API_VARIABLES, SHELL_VARIABLES } from './process-variables.ts';

const meantBy = (given: string, read = API_VARIABLES) => misspeltVariables({ [given]: 'x' }, read)[0]?.meant;

describe('a misspelt variable', () => {
  it.each([
    ['SMTP_ULR', 'SMTP_URL'],
    ['STMP_URL', 'SMTP_URL'],
    ['SMTPURL', 'SMTP_URL'],
    ['CRM_DRIVR', 'CRM_DRIVER'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['SMS_DRIVERS', 'SMS_DRIVER'],
    ['LOG_LEVLE', 'LOG_LEVEL'],
    ['MEDIA_S3_BUKET', 'MEDIA_S3_BUCKET'],
  ])('is recognised: %s', (given, meant) => {
    expect(meantBy(given)).toBe(meant);
    expect(misspeltInWords({ given, meant })).toBe(`${given} is not read: did you mean ${meant}?`);
  });

  it('is that of the process which would read it', () => {
    expect(meantBy('SHELL_WORKRES', SHELL_VARIABLES)).toBe('SHELL_WORKERS');
    expect(meantBy('SHELL_WORKRES')).toBeUndefined();
  });

  it.each([
    ...['HOME', 'HOSTNAME', 'PATH', 'PWD', 'MAIL', 'SHELL', 'LANG', 'TERM', 'USER', 'NODE_ENV', 'TZ'],
    ...['SMTP_PORT', 'SMTP_USER', 'MAIL_HOST', 'CRM_KEY', 'API_URL', 'CHAT_ID', 'DATABASE_HOST', 'LOG_FILE'],
    ...['AWS_REGION', 'CACHE_DIR', 'DATA_DIR', 'HTTP_PROXY', 'npm_config_port', 'port'],
    // Another process reads it.
    'STATE_DIR',
    'SMTP_URL',
  ])('is none that has another meaning: %s', (name) => {
    expect([meantBy(name), meantBy(name, SHELL_VARIABLES)]).toEqual([undefined, undefined]);
  });
});
