/** Runs before each test file that brings a schema which no other may copy. */
process.env['OWN_SCHEMA'] = '1';
