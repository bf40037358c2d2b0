import type { ReactNode } from "react"

export interface FadeInProps {
  /** In ms. Default 200 (CTRL-29); another one is a style attribute, which the server's pages may not have. */
  readonly duration?: number
  readonly children: ReactNode
}

/** Lets what comes late appear softly. Whoever asks for less motion has it at once. */
export const FadeIn = ({ duration, children }: FadeInProps) => (
  <div className="fade-in" style={duration === undefined ? undefined : { animationDuration: `${duration}ms` }}>
    {children}
  </div>
)
