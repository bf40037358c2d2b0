import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useInteracted } from "../../foundation/lazy/useFirstInteraction.ts"

const feedbackCorner: LazyComponent = () => import("./FeedbackCorner.tsx")
/** Feedback tab; its code loads at the first interaction. */
export const FeedbackModal = () => <Lazy load={feedbackCorner} isWanted={useInteracted()} />
