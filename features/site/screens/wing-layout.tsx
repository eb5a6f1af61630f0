import { Outlet } from "@tanstack/react-router";
import { ConfirmProvider, ToastProvider } from "../../../platform/ui/index.ts";

/** Toasts and confirm dialogs around the screens of editor and desk. Public pages do not load them. */
export const WingLayout = () => (
  <ToastProvider>
    <ConfirmProvider>
      <Outlet />
    </ConfirmProvider>
  </ToastProvider>
);
