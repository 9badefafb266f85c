/*
 * The figures of investors a second time, by other means than the library's: whole roubles, thousandths of a percent and
 * long division, no BigInt and no shared line. Exact while roubles × thousandths × times stays under 2^52.
 */

/** Kopecks of a share of whole roubles, half up. */
export function shareOfRubles(rubles: number, percent: number, times: number, of: number): number {
  const thousandths = Math.round(percent * 1_000);
  const parts = rubles * thousandths * times;
  const perKopeck = 1_000 * of;
  const whole = Math.floor(parts / perKopeck);
  return 2 * (parts - whole * perKopeck) >= perKopeck ? whole + 1 : whole;
}

/** What somebody who lends is paid on each payday, kopecks; the first payday first. */
export function paymentsOf(rubles: number, percent: number, months: number, monthly: boolean): number[] {
  let owed = shareOfRubles(rubles, percent, months, 12);
  const payments: number[] = [];
  const everyMonth = shareOfRubles(rubles, percent, 1, 12);
  for (let left = months; left > 1; left -= 1) {
    payments.push(monthly ? everyMonth : 0);
    if (monthly) owed -= everyMonth;
  }
  return [...payments, owed + rubles * 100];
}

/** НДФЛ of a year from the sums that the law itself gives for the foot of each step, roubles. */
export function taxOfYear(kopecks: number): number {
  const rubles = kopecks / 100;
  if (rubles <= 2_400_000) return Math.round(rubles * 0.13);
  if (rubles <= 5_000_000) return Math.round(312_000 + (rubles - 2_400_000) * 0.15);
  if (rubles <= 20_000_000) return Math.round(702_000 + (rubles - 5_000_000) * 0.18);
  if (rubles <= 50_000_000) return Math.round(3_402_000 + (rubles - 20_000_000) * 0.2);
  return Math.round(9_402_000 + (rubles - 50_000_000) * 0.22);
}
