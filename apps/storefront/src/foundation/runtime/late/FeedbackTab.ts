import { FeedbackTab } from "@camber/domain/feedback"

export const service = FeedbackTab
export const layer = FeedbackTab.layer
