import { Component, type ReactNode } from "react"
import { ErrorContext, type PageState } from "./PageRouter.ts"

interface ErrorBoundaryProps extends Pick<PageState, "location" | "revalidation"> {
  /** Why this part of the page could not be loaded; undefined where it was. */
  readonly error: unknown
  /** The error's page. */
  readonly page: ReactNode
  readonly children: ReactNode
}
type Caught = Pick<ErrorBoundaryProps, "error" | "location" | "revalidation">

/** Draws the error's page where a part could not be loaded or drawn, until the address is another one or was asked anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Caught> {
  override state: Caught = { error: this.props.error, location: this.props.location, revalidation: this.props.revalidation }
  static getDerivedStateFromError(error: unknown): Partial<Caught> {
    return { error }
  }
  static getDerivedStateFromProps({ error, location, revalidation }: ErrorBoundaryProps, before: Caught): Caught {
    const isAnew = before.location !== location || (before.revalidation !== "idle" && revalidation === "idle")
    return { error: isAnew || error !== undefined ? error : before.error, location, revalidation }
  }
  override render(): ReactNode {
    const { error } = this.state
    return error === undefined ? this.props.children : <ErrorContext value={error}>{this.props.page}</ErrorContext>
  }
}
