/** Whether the settings are open: any screen's menu opens them. */
class SettingsOpen {
  now = $state(false);
}

export const settingsOpen = new SettingsOpen();

export function openSettings(): void {
  settingsOpen.now = true;
}
