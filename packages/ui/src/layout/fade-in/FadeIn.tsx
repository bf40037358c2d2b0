import type { ReactNode } from "react"

export interface FadeInProps {
  /** Duration in ms. Default 200 (CTRL-29). Any other value sets a style attribute, which the server's pages may not contain. */
  readonly duration?: number
  readonly children: ReactNode
}

/** Fades in lazy content. Visitors who prefer reduced motion see it immediately. */
export const FadeIn = ({ duration, children }: FadeInProps) => (
  <div className="fade-in" style={duration === undefined ? undefined : { animationDuration: `${duration}ms` }}>
    {children}
  </div>
)
