import { Icon } from "@camber/ui"

export interface ProgressStep {
  readonly label: string
  /** 'November 21'; absent while it is ahead. */
  readonly date?: string | undefined
  /** `waits`: somebody has to do something before it is done. */
  readonly state: "done" | "now" | "waits" | "ahead"
}

/** How far an order has come. */
export const OrderProgress = ({ steps }: { readonly steps: readonly ProgressStep[] }) => (
  <ol className="progress-steps" aria-label="Order progress">
    {steps.map(({ label, date, state }) => (
      <li key={label} className={`progress-steps__${state}`} aria-current={state === "now" || state === "waits" ? "step" : undefined}>
        <span aria-hidden>{(state === "done" || state === "now") && <Icon name="check" size={16} />}</span>
        <b>{label}</b>
        {date !== undefined && <small>{date}</small>}
      </li>
    ))}
  </ol>
)
