import css from './preview.module.css';

export type Device = 'phone' | 'desktop';

const TITLES: Record<Device, string> = { phone: 'Телефон', desktop: 'Компьютер' };

interface DeviceSwitchProps {
  device: Device;
  onChange: (device: Device) => void;
}

/** How wide the previewed pages are. */
export function DeviceSwitch({ device, onChange }: DeviceSwitchProps) {
  return (
    <fieldset className={css.devices}>
      <legend className="visually-hidden">Ширина</legend>
      {(Object.keys(TITLES) as Device[]).map((name) => (
        <button
          key={name}
          type="button"
          className={css.device}
          aria-pressed={device === name}
          onClick={() => onChange(name)}
        >
          {TITLES[name]}
        </button>
      ))}
    </fieldset>
  );
}
