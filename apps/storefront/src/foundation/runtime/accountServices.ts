import { AccountForms } from "@camber/domain/account"
import { Feedback, FeedbackTab } from "@camber/domain/feedback"
import { Loyalty } from "@camber/domain/loyalty"
import { Chat } from "@camber/domain/navigation"
import { NotificationCenter } from "@camber/domain/notifications"
import { PushPreferences, PushPrompt } from "@camber/domain/push"
import { Questions } from "@camber/domain/questions"
import { Reviews } from "@camber/domain/reviews"
import { EmailModal, Signup } from "@camber/domain/signup"
import { Privacy } from "@camber/domain/tracking"
import { Layer } from "effect"

/** The services of the visitor's account and of messages to and from the shop. */
export const services = {
  AccountForms,
  Chat,
  EmailModal,
  Feedback,
  FeedbackTab,
  Loyalty,
  NotificationCenter,
  Privacy,
  PushPreferences,
  PushPrompt,
  Questions,
  Reviews,
  Signup
}
export const layer = Layer.mergeAll(
  AccountForms.layer,
  Chat.layer,
  EmailModal.layer,
  Feedback.layer,
  FeedbackTab.layer,
  NotificationCenter.layer,
  Privacy.layer,
  PushPrompt.layer,
  Questions.layer,
  Reviews.layer,
  Signup.layer
).pipe(Layer.provideMerge(Layer.merge(Loyalty.layer, PushPreferences.layer)))
