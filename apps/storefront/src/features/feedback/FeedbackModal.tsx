import { Lazy, type LazyComponent } from "../../foundation/late/Lazy.tsx"
import { useInteracted } from "../../foundation/late/useFirstInteraction.ts"

const feedbackCorner: LazyComponent = () => import("./FeedbackCorner.tsx")
/** Feedback tab; its code loads at the first interaction. */
export const FeedbackModal = () => <Lazy load={feedbackCorner} isWanted={useInteracted()} />
