/**
 * What is wrong with the arguments of a command, of what `parseArgs` of Node has thrown. Values are not repeated: a password may be
 * among them.
 * @param options names of the options that there are, without dashes
 */
export function argumentProblem(error: unknown, options: readonly string[]): string {
  const { code, message = '' } = Object(error) as { code?: unknown; message?: string };
  const [, name = ''] = /'(-{1,2}[^'\s=<]+)/u.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const known = options.map((option) => `--${option}`).join(', ');
    return `Unknown option ${name}: ${known === '' ? 'there are none' : `there are ${known}`}`;
  }
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
    return 'An argument without the name of an option is one too many';
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
    return message.includes('does not take') ? `${name} takes no value` : `${name} takes a value`;
  throw error;
}
