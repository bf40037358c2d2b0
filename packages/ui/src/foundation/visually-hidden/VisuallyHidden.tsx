import type { ReactNode } from "react"

/** Renders text for assistive technology only. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => <span className="vh">{children}</span>
