export interface RewardsBalanceProps {
  /** '130 points'. */
  readonly points: string
  /** What they are worth: '$5.20'. */
  readonly worth: string
  /** '30 points expire by December 21'; absent where none do soon. */
  readonly expiring?: string | undefined
  /** What is missing until more can be spent. */
  readonly next?: string | undefined
}

/** What a member has collected. */
export const RewardsBalance = ({ points, worth, expiring, next }: RewardsBalanceProps) => (
  <section className="balance" aria-label="Your rewards">
    <p className="balance__worth">{worth}</p>
    <p className="balance__points">{points}</p>
    {next !== undefined && <p>{next}</p>}
    {expiring !== undefined && <p className="balance__expiring">{expiring}</p>}
  </section>
)
