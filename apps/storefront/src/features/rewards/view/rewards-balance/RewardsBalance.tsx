export interface RewardsBalanceProps {
  /** '130 points'. */
  readonly points: string
  /** Value of the points: '$5.20'. */
  readonly worth: string
  /** '30 points expire by December 21'; absent if none expire soon. */
  readonly expiring?: string | undefined
  /** Points that are missing until the member can spend more. */
  readonly next?: string | undefined
}

/** Renders a member's points balance. */
export const RewardsBalance = ({ points, worth, expiring, next }: RewardsBalanceProps) => (
  <section className="balance" aria-label="Your rewards">
    <p className="balance__worth">{worth}</p>
    <p className="balance__points">{points}</p>
    {next !== undefined && <p>{next}</p>}
    {expiring !== undefined && <p className="balance__expiring">{expiring}</p>}
  </section>
)
