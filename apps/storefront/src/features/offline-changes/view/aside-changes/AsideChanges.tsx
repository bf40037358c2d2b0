import { Button, InlineAlert } from "@camber/ui"

export interface AsideChange {
  readonly id: string
  /** Description of the change: 'Add 2 × Slotted Rotor to your cart'. */
  readonly text: string
  /** False if this version of the shop cannot send it. */
  readonly canRetry: boolean
}

export interface AsideChangesProps {
  readonly changes: ReadonlyArray<AsideChange>
  readonly onTryAgain: (id: string) => void
  readonly onDiscard: (id: string) => void
}

/** Changes that the shop rejected, each with buttons to retry or discard it. */
export const AsideChanges = ({ changes, onTryAgain, onDiscard }: AsideChangesProps) => (
  <InlineAlert tone="warning" title={changes.length === 1 ? "This change didn't go through" : "These changes didn't go through"}>
    {changes.some(({ canRetry }) => canRetry)
      ? `We couldn't save ${changes.length === 1 ? "it" : "them"}, though we sent ${changes.length === 1 ? "it" : "them"} several times. Try again, or discard what you no longer want.`
      : "Another version of the shop saved it on this device. If you made the change again, discard it."}
    <ul className="aside">
      {changes.map(({ canRetry, id, text }) => (
        <li key={id}>
          <span>{text}</span>
          <div>
            {canRetry && (
              <Button size="small" aria-label={`Try Again: ${text}`} onClick={() => onTryAgain(id)}>
                Try Again
              </Button>
            )}
            <Button size="small" variant="ghost" aria-label={`Discard: ${text}`} onClick={() => onDiscard(id)}>
              Discard
            </Button>
          </div>
        </li>
      ))}
    </ul>
  </InlineAlert>
)
