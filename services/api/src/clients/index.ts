export { type Client, CurrentClient } from './client.ts';
export { ForClients } from './client.guard.ts';
export { ClientLogin, type LinkEntry } from './client-login.ts';
export { ClientSessions } from './client-sessions.ts';
export { AccountLoggedInDto, ClientSessionDto } from './clients.dto.ts';
export { ClientsModule } from './clients.module.ts';
