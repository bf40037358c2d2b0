import { ACCOUNT_FORMS, ACCOUNT_PAGES, type AccountOutcome, DOWNLOAD_PATH } from "@camber/domain/account"
import { Button, Link, InlineAlert } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { type SubmitEvent, useState } from "react"
import { useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import { PrivacyStore } from "./PrivacyStore.ts"

/** A guest's data export and deletion, with or without scripts (OPS-34). */
export const GuestData = observer(function GuestData({ before }: { readonly before: AccountOutcome | null }) {
  const store = useOwnStore(PrivacyStore)
  const [outcome, setOutcome] = useState(before)
  const [isSending, setSending] = useState(false)
  const erase = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSending(true)
    setOutcome(await store.erase())
    setSending(false)
  }
  return (
    <>
      {outcome !== null && <InlineAlert tone={outcome === "done" ? "good" : "bad"}>{words[outcome] ?? words.busy}</InlineAlert>}
      <div className="prose privacy__text">
        <p>
          <a className="link" href={DOWNLOAD_PATH} download>
            Download your data
          </a>{" "}
          as a file: all that we store under this browser’s ID, or under your account if you’re signed in.
        </p>
        <p>
          Without an account, you can also delete it here: your garage, cart, lists, alerts, messages, feedback, email offers and visit
          data. We remove your name from past orders. An open order keeps its address until it is delivered or canceled. With an account,
          delete it on{" "}
          <Link className="link" href={ACCOUNT_PAGES.settings}>
            your account’s page
          </Link>
          .
        </p>
      </div>
      <form
        className="privacy"
        method="post"
        action={ACCOUNT_FORMS.erase}
        aria-label="Delete your data"
        onSubmit={(event) => void erase(event)}
      >
        <div className="checkbox">
          <label>
            <input type="checkbox" name="confirm" value="yes" required />
            Yes, delete it all. This can't be undone.
          </label>
        </div>
        <Button type="submit" busy={isSending}>
          Delete My Data
        </Button>
      </form>
    </>
  )
})

const words: Partial<Readonly<Record<AccountOutcome, string>>> & { readonly busy: string } = {
  done: "We deleted everything we stored about you.",
  refused: "You're signed in. To delete your data, delete your account on its page.",
  invalid: "Check the box first.",
  busy: "Something went wrong. Nothing was deleted. Wait a moment and try again."
}
