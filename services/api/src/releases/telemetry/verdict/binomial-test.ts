const SERIES_FROM = 8;
const HALF_LOG_TWO_PI = 0.5 * Math.log(2 * Math.PI);

/** How often something has happened out of how many times. */
interface Happened {
  times: number;
  of: number;
}

/**
 * Natural logarithm of how many times likelier the counts are under a mixture of all shares than under `share`. Looked at
 * after every observation it ever reaches ln(1 / α) with a chance of at most α, when `share` is true: the beta-binomial
 * mixture is a martingale (Howard, Ramdas et al., "Time-uniform Chernoff bounds", 2020, proposition 7; Lindon and Malek,
 * "Anytime-valid inference for multinomial count data", 2022).
 * @param weight of the mixture in observations: it is quickest near some fifteen times as many
 */
export function evidenceAgainst(share: number, { times, of }: Happened, weight: number): number {
  const [a, b] = [weight * share, weight * (1 - share)];
  return (
    lnBeta(a + times, b + of - times) -
    lnBeta(a, b) -
    times * Math.log(share) -
    (of - times) * Math.log1p(-share)
  );
}

function lnBeta(a: number, b: number): number {
  return lnGamma(a) + lnGamma(b) - lnGamma(a + b);
}

/** Stirling's series, right to 10⁻¹¹ from eight on; below that by recurrence. */
function lnGamma(x: number): number {
  let [shift, at] = [0, x];
  for (; at < SERIES_FROM; at += 1) shift += Math.log(at);
  const inverse = 1 / (at * at);
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / at;
  return (at - 0.5) * Math.log(at) - at + HALF_LOG_TWO_PI + series - shift;
}
