import { Button, InlineAlert, PageTitle } from "@camber/ui"
import { LoadingNotice } from "../../foundation/runtime/LoadingNotice.tsx"

/** Placeholder until the lists are loaded. The server renders it for all visitors, because lists are private. */
export const ListsWaiting = () => (
  <>
    <PageTitle title="My List" />
    <LoadingNotice label="Loading your lists" rows={6} kind="picture" />
  </>
)

export const ListsFailure = ({ onRetry }: { readonly onRetry: () => void }) => (
  <>
    <PageTitle title="My List" />
    <InlineAlert tone="bad" title="We couldn't load your lists." action={<Button onClick={onRetry}>Try again</Button>}>
      Your lists are safe. Try again in a moment.
    </InlineAlert>
  </>
)
