import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { expectFreePorts, findFreePort, isPortFree, portFromEnv } from './ports.ts';

let server: Server | undefined;

async function occupy(port: number): Promise<void> {
  await new Promise<void>((resolve) => {
    server = createServer().listen(port, '127.0.0.1', resolve);
  });
}

afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
  delete process.env['TRIED_PORT'];
});

describe('expectFreePorts', () => {
  it('names the busy port, the process that holds it and the variable that moves us', async () => {
    const port = await findFreePort();
    await occupy(port);
    const attempt = expectFreePorts({ API_PORT: port });
    await expect(attempt).rejects.toThrow(`Порт ${port} занят: его держит процесс ${process.pid}`);
    await expect(attempt).rejects.toThrow('API_PORT=… npm start');
  });

  it('names the variables that give one port to two', async () => {
    const port = await findFreePort();
    await expect(expectFreePorts({ PORT: port, API_PORT: port })).rejects.toThrow(
      `PORT и API_PORT — один и тот же порт ${port}`,
    );
  });

  it('waits for a port that is being let go', async () => {
    const port = await findFreePort();
    await occupy(port);
    const attempt = expectFreePorts({ API_PORT: port });
    setTimeout(() => server?.close(), 100);
    await expect(attempt).resolves.toBeUndefined();
  });

  it('passes when all of them are free', async () => {
    const port = await findFreePort();
    expect(await isPortFree(port)).toBe(true);
    await expect(expectFreePorts({ PORT: port })).resolves.toBeUndefined();
  });
});

describe('portFromEnv', () => {
  it('takes the default for an absent variable and refuses what is not a port', () => {
    expect(portFromEnv('TRIED_PORT', 4200)).toBe(4200);
    process.env['TRIED_PORT'] = '4300';
    expect(portFromEnv('TRIED_PORT', 4200)).toBe(4300);
    process.env['TRIED_PORT'] = 'сорок два';
    expect(() => portFromEnv('TRIED_PORT', 4200)).toThrow('не номер порта');
  });
});

describe('a free port', () => {
  it('is given to one server only, and has room for another beside it', async () => {
    const ports: number[] = [];
    for (let asked = 0; asked < 300; asked += 1) ports.push(await findFreePort());
    const near = ports.flatMap((port) => [port, port + 1]);
    expect(new Set(near).size).toBe(near.length);
  });
});
