const WARM = 5
const ROUNDS = 9

/**
 * Measures operations per second on one core: the median of nine rounds, after five warm-up rounds. `round` runs `count` operations and
 * returns a number that depends on all of them, so that no operation is optimized away. A round should take some milliseconds.
 */
export const rate = (what: string, count: number, round: () => number): void => {
  let sum = 0
  for (let warm = 0; warm < WARM; warm++) sum += round()
  const rates = Array.from({ length: ROUNDS }, () => {
    const begun = performance.now()
    sum += round()
    return count / ((performance.now() - begun) / 1000)
  }).sort((one, other) => one - other)
  const median = rates[Math.floor(ROUNDS / 2)] ?? 0
  const checked = Math.round(sum / (WARM + ROUNDS))
  console.log(
    `${Math.round(median).toLocaleString("en").padStart(12)} ${what}/s   (median of ${ROUNDS} rounds of ${count.toLocaleString("en")}; check ${checked})`
  )
}
