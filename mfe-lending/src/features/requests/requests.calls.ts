import { requestAction } from '@polden/request-form';
import { salesPointsLoader } from '../sales-points/sales-points.loader.ts';
import { AGENT } from './forms/agent.form.ts';
import { BRING_FRIEND } from './forms/bring-friend.form.ts';
import { NEED_MONEY } from './forms/need-money.form.ts';
import { PARTNER } from './forms/partner.form.ts';
import { PRIZE } from './forms/prize.form.ts';
import { TRAFFIC_QUESTION } from './forms/traffic-question.form.ts';

export const agentAction = requestAction([AGENT, BRING_FRIEND]);
export const trafficAction = requestAction([PARTNER, TRAFFIC_QUESTION]);
export const prizeAction = requestAction([PRIZE]);
export const sellerAction = requestAction([NEED_MONEY]);
export const sellerLoader = salesPointsLoader('money-for-seller');
