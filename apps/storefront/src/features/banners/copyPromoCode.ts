import { promoCodeCopied } from "@camber/domain/banners"
import type { ToastStore } from "../toasts/ToastStore.ts"

/** Copies a code to the clipboard and confirms it (BAN-12). Resolves to false or rejects if the browser refuses. */
export const copyPromoCode = async (code: string, notices: Pick<ToastStore, "show">): Promise<boolean> => {
  const { clipboard } = navigator as Partial<Navigator>
  if (clipboard === undefined) return false
  await clipboard.writeText(code)
  void notices.show(promoCodeCopied)
  return true
}
