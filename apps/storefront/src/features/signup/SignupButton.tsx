import { Button, type ButtonProps } from "@camber/ui"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** Opens the sign-up drawer. Its default variant is for dark backgrounds. */
export const SignupButton = ({ variant = "chalk" }: Pick<ButtonProps, "variant">) => {
  const runtime = useStore(AppRuntime)
  return (
    <Button
      variant={variant}
      data-early
      onClick={() => void runtime.runWithToast((use) => use.Signup.use((signup) => signup.open("email")))}
    >
      Get Offers by Email
    </Button>
  )
}
