import { Button, type ButtonProps, LinkButton } from "@camber/ui"
import { useLocation } from "react-router-dom"
import { useHasScripts } from "../runtime/StoreContext.ts"
import { withoutScriptsHref } from "./hrefs.ts"

export interface RetryButtonProps extends Pick<ButtonProps, "busy" | "size"> {
  readonly onRetry: () => void
}

/** Loads failed content again. Without scripts, a link opens the page again. */
export const RetryButton = ({ busy = false, onRetry, ...look }: RetryButtonProps) => {
  const { pathname, search } = useLocation()
  return useHasScripts() ? (
    <Button {...look} busy={busy} onClick={onRetry}>
      Try again
    </Button>
  ) : (
    <LinkButton {...look} href={withoutScriptsHref(pathname, search)}>
      Try again
    </LinkButton>
  )
}
