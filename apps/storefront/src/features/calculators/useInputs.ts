import { useCallback, useEffect, useRef, useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"

type Texts = Readonly<Record<string, string>>

const readTexts = (search: string): Texts => Object.fromEntries(new URLSearchParams(search))

/** The inputs' texts, and functions that store them in the URL. */
export interface Inputs {
  readonly texts: Texts
  /** Changes when the fields must be reset, for example after Reset. */
  readonly version: number
  readonly change: (texts: Texts) => void
  /** Writes the texts to the URL without loading the page. */
  readonly settle: () => void
}

/** Stores a calculator's inputs in the URL. The inputs change with every letter; the URL changes when the shopper leaves a field. */
export const useInputs = (): Inputs => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const written = useRef(search)
  const [{ texts, version }, setState] = useState(() => ({ texts: readTexts(search), version: 0 }))
  useEffect(() => {
    if (written.current === search) return
    written.current = search
    setState((state) => ({ texts: readTexts(search), version: state.version + 1 }))
  }, [search])
  const change = useCallback((entered: Texts) => setState((state) => ({ ...state, texts: entered })), [])
  const settle = () => {
    const query = new URLSearchParams(texts).toString()
    if (query === "" || `?${query}` === written.current) return
    written.current = `?${query}`
    void navigate({ search: query }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  }
  return { texts, version, change, settle }
}
