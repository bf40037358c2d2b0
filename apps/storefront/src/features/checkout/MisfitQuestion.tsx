import type { ReviewedLine } from "@camber/domain/checkout"
import { formatReason } from "@camber/domain/fitment"
import { LinkButton, InlineAlert } from "@camber/ui"

export interface MisfitQuestionProps {
  /** One at least. */
  readonly lines: ReadonlyArray<ReviewedLine>
  /** Of the cart's page. */
  readonly cartHref: string
}

/** What does not fit the car that it was chosen for: asked once before it is ordered, beside the button that orders it all the same. */
export const MisfitQuestion = ({ cartHref, lines }: MisfitQuestionProps) => (
  <InlineAlert
    tone="warning"
    title={lines.length === 1 ? "One part may not fit. Order anyway?" : `${lines.length} parts may not fit. Order them anyway?`}
    action={
      <LinkButton size="small" href={cartHref}>
        Change the Cart
      </LinkButton>
    }
  >
    <ul>
      {lines.map(({ addedFor, lineId, title }) => (
        <li key={lineId}>
          {title}: not made for your {addedFor?.projectName}.{addedFor?.verdict.reason ? ` ${formatReason(addedFor.verdict.reason)}.` : ""}
        </li>
      ))}
    </ul>
  </InlineAlert>
)
