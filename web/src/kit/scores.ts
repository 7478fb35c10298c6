/** How every sound is made, on the spot. */
import type { Sound } from './sound';

let context: AudioContext | undefined;

/** Browsers let a page sound only after a click; until then this does nothing. */
export function perform(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  SCORES[sound](context, context.currentTime + 0.01);
}

type Score = (audio: AudioContext, at: number) => void;

/** A breath of filtered noise: paper on felt. */
function rustle(audio: AudioContext, at: number, seconds: number, pitch: number, loud: number): void {
  const frames = Math.ceil(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let frame = 0; frame < frames; frame += 1) data[frame] = (Math.random() * 2 - 1) * (1 - frame / frames) ** 2;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 0.8;
  source.connect(filter).connect(fading(audio, at, seconds, loud));
  source.start(at);
}

/** A struck note that dies away. */
function note(audio: AudioContext, at: number, pitch: number, seconds: number, loud: number, bend = 1): void {
  const tone = audio.createOscillator();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * bend, at + seconds);
  tone.connect(fading(audio, at, seconds, loud));
  tone.start(at);
  tone.stop(at + seconds);
}

function fading(audio: AudioContext, at: number, seconds: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}

const SCORES: Record<Sound, Score> = {
  card: (audio, at) => {
    rustle(audio, at, 0.09, 2400, 0.35);
    note(audio, at + 0.03, 150, 0.08, 0.25, 0.6);
  },
  draw: (audio, at) => rustle(audio, at, 0.14, 3600, 0.25),
  shuffle: (audio, at) => {
    for (let flick = 0; flick < 7; flick += 1) rustle(audio, at + flick * 0.05, 0.06, 2800, 0.22);
  },
  bullet: (audio, at) => {
    note(audio, at, 1900, 0.3, 0.14);
    note(audio, at + 0.07, 2500, 0.35, 0.1);
  },
  shot: (audio, at) => {
    rustle(audio, at, 0.35, 700, 0.7);
    note(audio, at, 110, 0.25, 0.5, 0.4);
  },
  coin: (audio, at) => {
    note(audio, at, 1320, 0.18, 0.12);
    note(audio, at + 0.09, 1760, 0.3, 0.12);
  },
  turn: (audio, at) => {
    note(audio, at, 523, 0.22, 0.12);
    note(audio, at + 0.12, 784, 0.32, 0.12);
  },
  win: (audio, at) => {
    [392, 523, 659, 784].forEach((pitch, beat) => note(audio, at + beat * 0.13, pitch, 0.5, 0.14));
  },
};
