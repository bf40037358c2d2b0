import { Profile } from "@camber/domain/visitor"
import { Effect } from "effect"

/** Whether the visitor of a forms page is signed in to an account; false if the profile request fails. */
export const isMember = Profile.use(({ current, hydrate }) =>
  Effect.map(
    Effect.andThen(hydrate, current),
    ({ profile }) => profile !== null && profile.isRegistered && profile.isBrowsingCustomerAuthorized
  )
)
