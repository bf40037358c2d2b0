export interface ProgressStep {
  readonly label: string
  /** 'Nov 21'; absent while it is ahead. */
  readonly date?: string | undefined
  /** `waits`: somebody has to do something before it is done. */
  readonly state: "done" | "now" | "waits" | "ahead"
}

export interface OrderProgressProps {
  /** Default 'Order progress'. */
  readonly label?: string
  readonly steps: readonly ProgressStep[]
}

/** How far an order, or a box of it, has come. */
export const OrderProgress = ({ label: name = "Order progress", steps }: OrderProgressProps) => (
  <ol className="progress-steps" aria-label={name}>
    {steps.map(({ label, date, state }) => (
      <li key={label} className={`progress-steps__${state}`} aria-current={state === "now" || state === "waits" ? "step" : undefined}>
        <b>{label}</b>
        {date !== undefined && <small>{date}</small>}
      </li>
    ))}
  </ol>
)
