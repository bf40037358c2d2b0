import type { ReviewedLine } from "@camber/domain/checkout"
import { formatReasonForCar } from "@camber/domain/fitment"
import { LinkButton, InlineAlert } from "@camber/ui"

export interface MisfitQuestionProps {
  /** At least one. */
  readonly lines: ReadonlyArray<ReviewedLine>
  /** URL of the cart page. */
  readonly cartHref: string
}

/** Lists parts that do not fit their car. Shown once before the order, beside the button that orders anyway. */
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
          {title}: {formatMisfit(addedFor)}
        </li>
      ))}
    </ul>
  </InlineAlert>
)

const formatMisfit = (addedFor: ReviewedLine["addedFor"]): string => {
  if (addedFor === null) return "may not fit your vehicle."
  const { projectName, verdict } = addedFor
  return verdict.reason === null ? `not made for your ${projectName}.` : `${formatReasonForCar(verdict.reason, projectName)}.`
}
