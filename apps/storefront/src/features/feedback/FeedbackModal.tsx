import { Late, type LazyComponent } from "../../foundation/late/Late.tsx"
import { useInteracted } from "../../foundation/late/useInteracted.ts"

const feedbackCorner: LazyComponent = () => import("./FeedbackCorner.tsx")
/** Feedback tab; its code loads at the first interaction. */
export const FeedbackModal = () => <Late load={feedbackCorner} isWanted={useInteracted()} />
