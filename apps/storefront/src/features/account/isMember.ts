import { Profile } from "@camber/domain/visitor"
import { Effect } from "effect"

/** Whether the visitor of a page of forms has an account and is signed in; no where nobody answers. */
export const isMember = Profile.use(({ current, hydrate }) =>
  Effect.map(
    Effect.andThen(hydrate, current),
    ({ profile }) => profile !== null && profile.isRegistered && profile.isBrowsingCustomerAuthorized
  )
)
