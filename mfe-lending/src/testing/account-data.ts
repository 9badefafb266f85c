import type { Account } from '@polden/api-contract';

export const ACCOUNT: Account = {
  owner: 'a1',
  phone: '+79161234567',
  maskedPhone: '+7 ••• •••-45-67',
  person: { name: 'И••• А•••', email: 'an•••@mail.ru', passport: null, city: 'Москва' },
  requests: [
    {
      id: '00000000-0000-4000-8000-000000000001',
      kind: 'loan',
      facts: [],
      thanks: null,
      product: 'pts',
      requiredSum: 280_000,
      requiredMonthCount: 48,
      days: null,
      created: '2026-11-20T09:00:00.000Z',
      stage: 'in-work',
      offer: null,
      signature: 'none',
      again: null,
      unfinished: {
        id: '00000000-0000-4000-8000-000000000001',
        asksFor: 'decision',
        path: '/dengi-pod-zalog-pts',
        product: 'pts',
        requiredSum: 280_000,
        requiredMonthCount: 48,
        days: null,
        hasCar: 0,
        city: 'Москва',
        phone: '+79161234567',
        documents: ['credit-history-consent'],
      },
    },
  ],
  signatures: [
    {
      id: '00000000-0000-4000-8000-00000000000a',
      leadId: '00000000-0000-4000-8000-000000000001',
      signedAt: '2026-11-20T09:30:00.000Z',
      documents: [{ id: 'loan-application', title: 'Заявление', size: 34_816 }],
    },
  ],
  sessions: [
    {
      id: '1',
      device: 'Chrome, Android',
      createdAt: '2026-11-20T09:00:00.000Z',
      seenAt: '2026-11-20T09:00:00.000Z',
      current: true,
    },
    {
      id: '2',
      device: 'Firefox, Linux',
      createdAt: '2026-11-19T09:00:00.000Z',
      seenAt: '2026-11-19T09:00:00.000Z',
      current: false,
    },
  ],
};
