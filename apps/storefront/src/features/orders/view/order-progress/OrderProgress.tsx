export interface ProgressStep {
  readonly label: string
  /** 'Nov 21'; absent for a future step. */
  readonly date?: string | undefined
  /** `waits`: the step needs an action of the customer or staff. */
  readonly state: "done" | "now" | "waits" | "ahead"
}

export interface OrderProgressProps {
  readonly label?: string
  readonly steps: readonly ProgressStep[]
}

/** Progress of an order or a box. */
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
