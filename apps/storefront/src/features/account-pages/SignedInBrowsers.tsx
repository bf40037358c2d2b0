import { ACCOUNT_FORMS, type AccountSession } from "@camber/domain/account"
import { Button, InlineAlert } from "@camber/ui"
import { observer } from "mobx-react-lite"
import type { SubmitEvent } from "react"
import { RetryButton } from "../../foundation/page/RetryButton.tsx"
import { useLoad, useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import { LoadingNotice } from "../../foundation/runtime/LoadingNotice.tsx"
import { SessionsStore } from "./SessionsStore.ts"

/** Sessions of the account (OPS-31). The owner can end any of them. */
export const SignedInBrowsers = observer(function SignedInBrowsers() {
  const store = useOwnStore(SessionsStore)
  useLoad("sessions", () => store.load())
  const { hasFailed, isBusy, sessions } = store
  if (sessions === undefined) return <LoadingNotice label="Loading where you are signed in" rows={2} />
  if (sessions === null)
    return (
      <InlineAlert
        tone="bad"
        title="We couldn't load your signed-in browsers."
        action={<RetryButton busy={isBusy} onRetry={() => void store.load()} />}
      >
        Nothing has changed.
      </InlineAlert>
    )
  return (
    <form method="post" action={ACCOUNT_FORMS.endSession} onSubmit={preventSubmit}>
      {hasFailed && <InlineAlert tone="bad">Something went wrong. Wait a moment and try again.</InlineAlert>}
      <ul className="browsers" aria-label="Browsers">
        {sessions.map((session) => (
          <li key={session.id}>
            <p>
              <b>{nameOf(session)}</b>
              <span>{whenText(session)}</span>
            </p>
            {!session.isHere && (
              <Button
                type="submit"
                name="session"
                value={session.id}
                size="small"
                aria-label={`Sign out ${nameOf(session)}, ${whenText(session)}`}
                disabled={isBusy}
                onClick={() => void store.end(session.id)}
              >
                Sign Out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <p>
          <Button type="submit" name="session" value="others" busy={isBusy} onClick={() => void store.end("others")}>
            Sign Out Everywhere Else
          </Button>
        </p>
      )}
    </form>
  )
})

/** The handlers of the buttons end the sessions. Without scripts the form does. */
const preventSubmit = (event: SubmitEvent) => event.preventDefault()

const nameOf = ({ browser }: AccountSession): string => browser || "An unknown browser"

const whenText = ({ begunAt, isHere, seenAt }: AccountSession): string =>
  isHere ? `This browser, since ${day.format(begunAt)}` : `Last used ${moment.format(seenAt)}, signed in ${day.format(begunAt)}`

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" })
const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" })
